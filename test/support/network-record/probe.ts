/** A program that does reach out, by each way there is, from its main thread and from another one: the recorder must see all of it. */
import http from 'node:http';
import { isMainThread, Worker } from 'node:worker_threads';

const name = isMainThread ? 'main' : 'thread';
await fetch(`https://${name}.invalid/`).catch(() => {});
await new Promise((resolve) => http.get({ host: '127.0.0.2', port: 9, path: '/' }).once('error', resolve));
if (isMainThread) await new Promise((resolve) => new Worker(new URL(import.meta.url)).once('exit', resolve));
