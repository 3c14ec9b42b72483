/** A program that does reach out, from its main thread and from another one: the recorder must see all of it. */
import { isMainThread, Worker } from 'node:worker_threads';

const name = isMainThread ? 'main' : 'thread';
await fetch(`https://${name}.invalid/`).catch(() => {});
if (isMainThread) await new Promise((resolve) => new Worker(new URL(import.meta.url)).once('exit', resolve));
