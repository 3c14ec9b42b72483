/**
 * Entry of the fake engine: speaks the Responses wire on 127.0.0.1, with replies that were written before, head and all. It only
 * looks for where a question ends, because its time on the processor is taken from the service that it is beside.
 */
import { type AddressInfo, createServer, type Socket } from 'node:net';

import { toReplyBody } from '../world/reply-body.ts';
import { createWorld, PROMPTS } from '../world/world.ts';
import { writeAnswer } from '../world/write-answer.ts';

const BRANDS = 12;
const ANSWERS = 5_000;
const END_OF_HEAD = '\r\n\r\n';

const world = createWorld(BRANDS);
const replies = Array.from({ length: ANSWERS }, (_, index) => {
  const body = Buffer.from(toReplyBody(writeAnswer(world, index % PROMPTS, `wire ${index}`), `wire ${index}`));
  const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}${END_OF_HEAD}`;
  return Buffer.concat([Buffer.from(head), body]);
});
let next = 0;

const server = createServer({ noDelay: true }, (socket) => {
  let unread = '';
  socket.setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  socket.on('data', (text: string) => {
    unread = answerAll(socket, unread + text);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

/** Replies to each whole question; returns the rest. */
function answerAll(socket: Socket, text: string): string {
  let rest = text;
  for (let end = findEnd(rest); end !== -1 && end <= rest.length; end = findEnd(rest)) {
    rest = rest.slice(end);
    socket.write(replies[next++ % replies.length]!);
  }
  return rest;
}

/** Where the first question ends; -1 while its head is not there. */
function findEnd(text: string): number {
  const head = text.indexOf(END_OF_HEAD);
  if (head === -1) return -1;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, head))?.[1] ?? '0';
  return head + END_OF_HEAD.length + Number(length);
}
