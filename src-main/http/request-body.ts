/** Bodies as they come in: JSON in UTF-8, compressed or not, is read, everything else refused, and who sends more than is wanted may finish before the reply. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { AppError, validationError } from '#shared/app-error.ts';

/** More than any body of this machine takes to arrive. */
const FINISH_MS = 1_000;

/**
 * JSON is the only kind of body, as it is or compressed; neither form may be larger than `limitBytes`. Bytes that are no
 * UTF-8 would become other text than was meant, silently.
 */
export function bindJsonBodies(app: FastifyInstance, limitBytes: number): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    unpackBody(body as Buffer, request.headers['content-encoding'], limitBytes)
      .then((bytes) => {
        if (isUtf8(bytes)) parse(request, bytes.toString('utf8'), done);
        else done(validationError([{ path: '', message: 'the body is not UTF-8' }]));
      })
      .catch(done);
  });
}

type Unpack = (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const ENCODINGS: Readonly<Record<string, Unpack>> = {
  identity: async (bytes) => bytes,
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** Throws UNSUPPORTED_MEDIA_TYPE for an unknown compression, PAYLOAD_TOO_LARGE for what unpacks to more than the limit. */
async function unpackBody(body: Buffer, encoding: string | undefined, maxOutputLength: number): Promise<Buffer> {
  const name = encoding?.trim().toLowerCase() || 'identity';
  const unpack = Object.hasOwn(ENCODINGS, name) ? ENCODINGS[name] : undefined;
  if (!unpack) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send the body as it is, or with Content-Encoding gzip, deflate or br.',
    );
  }
  try {
    return await unpack(body, { maxOutputLength });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new AppError('PAYLOAD_TOO_LARGE', 'The body is too large when it is unpacked.');
    }
    throw validationError([{ path: '', message: `the body is not ${name}, as its Content-Encoding says` }]);
  }
}

/**
 * Resolves when a request has been sent to its end, or after a second. What is left of it is thrown away. A client that is
 * hung up on while it sends sees a broken connection and not the reply.
 */
export function letFinish(request: IncomingMessage): Promise<void> {
  const { headers } = request;
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  if (!hasBody || request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, FINISH_MS);
    request.once('end', done).once('close', done).resume();
  });
}
