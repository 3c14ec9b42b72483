/** A sentence of an answer with the words that matter marked: text of others, in its own language and direction. */
import classes from './marked-sentence.module.css';

export interface MarkedSentenceProps {
  text: string;
  /** UTF-16 offsets into the text, in order. */
  words: readonly { start: number; end: number }[];
  /** As prompts carry it. */
  language: string;
  tone?: 'praised' | 'blamed' | 'named';
}

export function MarkedSentence({ text, words, language, tone = 'named' }: MarkedSentenceProps) {
  return (
    <p className={classes.sentence} dir="auto" lang={language.toLowerCase()}>
      {cutAtWords(text, words).map(({ piece, at, isWord }) =>
        isWord ? (
          <mark key={at} data-tone={tone}>
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </p>
  );
}

function cutAtWords(text: string, words: MarkedSentenceProps['words']) {
  let at = 0;
  const pieces = words.flatMap(({ start, end }) => {
    if (start < at) return [];
    const before = { piece: text.slice(at, start), at, isWord: false };
    at = end;
    return [before, { piece: text.slice(start, end), at: start, isWord: true }];
  });
  return [...pieces, { piece: text.slice(at), at, isWord: false }].filter(({ piece }) => piece !== '');
}
