/** Entry of the fake engine: speaks the Responses wire on 127.0.0.1, with answers that were written before. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { toReplyBody } from '../world/reply-body.ts';
import { createWorld, PROMPTS } from '../world/world.ts';
import { writeAnswer } from '../world/write-answer.ts';

const BRANDS = 12;
const ANSWERS = 5_000;

const world = createWorld(BRANDS);
const bodies = Array.from({ length: ANSWERS }, (_, index) =>
  Buffer.from(toReplyBody(writeAnswer(world, index % PROMPTS, `wire ${index}`), `wire ${index}`)),
);
let next = 0;

const server = createServer((request, reply) => {
  request.resume();
  request.on('end', () => {
    const body = bodies[next++ % bodies.length]!;
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
