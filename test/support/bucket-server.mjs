/**
 * A bucket over a folder, as far as databases read one: lists by prefix in pages, objects whole or by range. Any name and signature will do. It
 * has a process to itself, because a database within the test's process keeps that waiting. Prints its port.
 */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [root] = process.argv.slice(2);
const PAGE = 5;

const listKeys = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();

createServer((request, reply) => {
  const url = new URL(request.url, 'http://bucket');
  const key = decodeURIComponent(url.pathname).split('/').slice(2).join('/');
  if (url.searchParams.has('list-type')) sendList(reply, url.searchParams);
  else sendObject(request, reply, key);
})
  .listen(0, '127.0.0.1')
  .on('listening', function say() {
    process.stdout.write(`${this.address().port}\n`);
  });

function sendList(reply, query) {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const keys = listKeys().filter((key) => key.startsWith(prefix) && key > after);
  const page = keys.slice(0, PAGE);
  const contents = page.map((key) => {
    const { size, mtime } = statSync(join(root, key));
    return `<Contents><Key>${key}</Key><LastModified>${mtime.toISOString()}</LastModified><ETag>"${size}"</ETag><Size>${size}</Size></Contents>`;
  });
  const isLast = keys.length <= PAGE;
  const next = isLast ? '' : `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`;
  reply.setHeader('content-type', 'application/xml');
  reply.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${prefix}</Prefix>
     <KeyCount>${page.length}</KeyCount><IsTruncated>${!isLast}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function sendObject(request, reply, key) {
  const stat = statSync(join(root, key), { throwIfNoEntry: false });
  if (!stat?.isFile()) {
    reply.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
    return;
  }
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(first ?? 0);
  const end = last ? Math.min(Number(last), stat.size - 1) : stat.size - 1;
  reply.writeHead(first === undefined ? 200 : 206, {
    'content-length': end - start + 1,
    'last-modified': stat.mtime.toUTCString(),
    etag: `"${stat.size}"`,
    ...(first !== undefined && { 'content-range': `bytes ${start}-${end}/${stat.size}` }),
  });
  if (request.method === 'HEAD') reply.end();
  else createReadStream(join(root, key), { start, end }).pipe(reply);
}
