/** An envelope of the owner's dispatch as a window gets it: data that is JSON text is read. */
import { JsonText } from '#main/storage/json-text.ts';
import type { Envelope } from '#shared/contract/wire.ts';

export async function readEnvelope(envelope: Envelope): Promise<Envelope> {
  return 'data' in envelope && envelope.data instanceof JsonText ? { data: await envelope.data.read() } : envelope;
}
