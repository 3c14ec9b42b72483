/** What may go out: the question as it is, its language and country as far as the route can say them, and nothing else. */
import { describe, expect, it } from 'vitest';
import { TEST_BRANDS, TEST_KEY } from '#support/engine-requests.ts';
import type { RecordedRequest } from '#support/scripted-server.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { type AskParts, type ConformanceServer, toReplies } from './conformance-server.ts';
import type { ServerOf } from './describe-conformance.ts';

const QUESTION = 'Welches Tool? "Kurz" & ehrlich \\ 100 % – 日本語 🙂';

export function describeRequests(kit: ConformanceKit, serverOf: ServerOf): void {
  const { honours } = kit.route;
  const send = async (ask: AskParts, settings = {}) => {
    const requests = await sendAll(kit, serverOf(), ask, settings);
    const [first] = requests;
    if (first === undefined) throw new Error('no request came');
    return { first, requests };
  };

  describe('its request', () => {
    it.each(kit.baseSuffixes)('goes to the same path from a base address that ends in "%s"', async (suffix) => {
      const { first } = await send({}, { baseUrl: `${serverOf().url}${suffix}` });
      expect(first.path.split('?')[0]).toBe(kit.path);
    });

    it('carries the question unchanged', async () => {
      expect(kit.readQuestion((await send({ prompt: QUESTION })).first)).toBe(QUESTION);
    });

    it('carries the key where the wire wants it, and nowhere else', async () => {
      const { requests } = await send({});
      for (const request of requests) {
        expect(kit.readKey(request)).toBe(TEST_KEY);
        expect(countKey(request)).toBe(1);
      }
    });

    it('holds no tracked brand', async () => {
      const { requests } = await send({});
      for (const { path, text } of requests) {
        for (const { name } of TEST_BRANDS) expect(decodeURIComponent(path) + text).not.toContain(name);
      }
    });

    it('is the same for the same question, whatever the day, the sample and the scene', async () => {
      const { first } = await send({});
      const again = await send({ day: '2027-01-01', sample: 7, scene: { seed: 'other', brands: [] } });
      expect([again.first.path, again.first.text]).toEqual([first.path, first.text]);
    });

    it(`names the language: ${honours.language}`, async () => {
      expect(kit.german === null).toBe(honours.language === 'none');
      expect(kit.readLanguage((await send({ language: 'DE' })).first)).toBe(kit.german);
    });

    it(`names the country: ${honours.country}`, async () => {
      const expected = honours.country === 'parameter' ? 'DE' : null;
      for (const country of ['DE', 'de', ' de ']) {
        const named = kit.readCountry((await send({ country })).first);
        expect(named === null ? null : named.toUpperCase()).toBe(expected);
      }
    });

    if (honours.country === 'none') {
      it('is the same for every country', async () => {
        const [somewhere, nowhere] = [await send({ country: 'DE' }), await send({ country: null })];
        expect([somewhere.first.path, somewhere.first.text]).toEqual([nowhere.first.path, nowhere.first.text]);
      });
    }

    it.each([null, '', 'Germany', 'D1'])('names no country for %j', async (country) => {
      expect(kit.readCountry((await send({ country })).first)).toBeNull();
    });

    it('survives a language that nobody knows', async () => {
      for (const language of ['', 'XX-unknown', '?']) expect((await send({ language })).first).toBeDefined();
    });
  });
}

/** Sends one ask that gets the kit's normal answer, and gives the requests that it took. */
async function sendAll(
  kit: ConformanceKit,
  server: ConformanceServer,
  ask: AskParts,
  settings: object,
): Promise<RecordedRequest[]> {
  const before = server.requests.length;
  server.setReplies(toReplies(kit.answer.bodies));
  await server.call(ask, settings);
  return server.requests.slice(before);
}

function countKey({ path, headers, text }: RecordedRequest): number {
  return JSON.stringify([decodeURIComponent(path), headers, text]).split(TEST_KEY).length - 1;
}
