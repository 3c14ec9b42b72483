/**
 * Another ICU, as a program with another version would bring it: one that splits Japanese into single characters and every other language as
 * before. Loaded with `--import` (`NODE_OPTIONS`) it is there from the start of a program, on all of its threads.
 */
const KANA = /[\u3041-\u30ff]/;
const SOLID = /^[\p{Script=Han}\u3041-\u30ff]+$/u;

/** Takes the place of ICU's words until the returned function is called. */
export function pretendOtherIcu(): () => void {
  const { segment } = Intl.Segmenter.prototype;
  function segmentOtherwise(this: Intl.Segmenter, text: string): Intl.Segments {
    const found = segment.call(this, text);
    if (this.resolvedOptions().granularity !== 'word' || !KANA.test(text)) return found;
    const parts = [...found].flatMap((part) =>
      SOLID.test(part.segment)
        ? [...part.segment].map((character, at) => ({ ...part, segment: character, index: part.index + at }))
        : [part],
    );
    return Object.assign(parts, { containing: () => parts[0] }) as unknown as Intl.Segments;
  }
  Intl.Segmenter.prototype.segment = segmentOtherwise;
  return () => {
    Intl.Segmenter.prototype.segment = segment;
  };
}

if (process.env.SIGHTLINE_TEST_ICU === 'other') pretendOtherIcu();
