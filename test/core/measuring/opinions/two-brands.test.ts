/** What sentences say of two brands that they set against each other without comparing them. */
import { describe, expect, it } from 'vitest';

import { signs } from './opinion-signs.ts';

describe('an "if" that sets one brand against another', () => {
  it('supposes nothing', () => {
    expect(signs('Si Acme convainc par sa rapidité, Globex déçoit par ses pannes.', 'fr')).toEqual([1, -1]);
    expect(signs('Wenn Acme durch Tempo überzeugt, so enttäuscht Globex.', 'de')).toEqual([1, -1]);
    expect(signs('Если Acme радует скоростью, то Globex разочаровывает.', 'ru')).toEqual([1, -1]);
  });

  it('does so where a reader is advised, or one brand is spoken of', () => {
    expect(signs('If Acme is slow, choose Globex.')[0]).toBe(0);
    expect(signs('If Acme crashes, restart it.')).toEqual([0, 0]);
    expect(signs('If Acme is fast, it is a good choice.')).toEqual([0, 0]);
  });
});

describe('a brand of which only "not" is said', () => {
  it('is the opposite of the one before', () => {
    expect(signs('Acme crashes all the time, Globex never does.')).toEqual([-1, 1]);
    expect(signs('Acme ist zuverlässig, Globex leider nicht.', 'de')).toEqual([1, -1]);
    expect(signs('Acme plante sans arrêt, Globex jamais.', 'fr')).toEqual([-1, 1]);
  });

  it('is nothing where the clause says more, or speaks of the same brand', () => {
    expect(signs('Acme is reliable, Globex has no branch in Ghent.')).toEqual([1, 0]);
    expect(signs('Acme is reliable, Acme never.')).toEqual([1, 0]);
  });
});

describe('the first and the second of two', () => {
  it('stand for the names before them', () => {
    expect(signs('We tried Acme and Globex. The first was quick, the second kept us waiting.')).toEqual([1, -1]);
    expect(signs('We compared Globex with Acme. The latter crashed twice.')[0]).toBe(-1);
    expect(signs('Acme et Globex : l’un est fiable, l’autre déçoit.', 'fr')).toEqual([1, -1]);
    expect(signs('Если сравнивать Acme и Globex, первая выигрывает.', 'ru')).toEqual([1, -1]);
    expect(signs('AcmeとGlobexを試した。前者は速いが、後者は遅い。', 'ja')).toEqual([1, -1]);
  });

  it('stand for none where only one brand was named, and "the first" by itself in the next sentence', () => {
    expect(signs('Acme has two plans. The first is cheap, the second expensive.')[0]).toBe(0);
    expect(signs('Acme and Globex send parcels. My two arrived, and the first was broken.')[0]).toBe(0);
  });
});

describe('"and those of" another brand', () => {
  it('begins what is said of that one', () => {
    expect(signs('The app of Acme is slow and that of Globex is fast.')).toEqual([-1, 1]);
    expect(signs('Los precios de Acme son un disparate y los de Globex, razonables.', 'es')).toEqual([-1, 1]);
    expect(signs('Die App von Acme ist langsam und die von Globex ist schnell.', 'de')).toEqual([-1, 1]);
  });

  it('is not every name behind an "and"', () => {
    expect(signs('Acme is fast and works with Globex without problems.')).toEqual([1, 0]);
  });
});

describe('a word beside the name of an "unlike"', () => {
  it('is said of that name, behind the other brand and before it', () => {
    expect(signs("Acme's drivers are polite, unlike Globex's rude ones.")).toEqual([1, -1]);
    expect(signs('Acmen kuljettajat ovat mukavia, toisin kuin Globexin äreät kuskit.', 'fi')).toEqual([1, -1]);
    expect(signs('Till skillnad från Globex otrevliga förare är Acmes förare hjälpsamma.', 'sv')).toEqual([1, -1]);
    expect(signs('Anders als die unfreundlichen Fahrer von Globex sind die von Acme hilfsbereit.', 'de')).toEqual([
      1, -1,
    ]);
  });

  it('is said of the subject where it is its verb', () => {
    expect(signs('Anders als Globex überzeugt Acme.', 'de')).toEqual([1, -1]);
    expect(signs('Acme is slow, unlike Globex.')).toEqual([-1, 1]);
  });

  it('is said of the name of a standard that opens the sentence', () => {
    expect(signs("Compared to Globex's cold service, Acme treats you like family.")).toEqual([1, -1]);
    expect(signs('Compared with the dated interface of Globex, Acme feels fresh.')).toEqual([1, -1]);
    expect(signs('Compared to Globex, Acme is slow.')).toEqual([-1, 1]);
  });
});

describe('a preference', () => {
  it('holds the choice against the other one of two', () => {
    expect(signs('בין Acme לGlobex הייתי בוחר בAcme.', 'he')).toEqual([1, -1]);
    expect(signs('Zwischen Globex und Acme würde ich Acme wählen.', 'de')).toEqual([1, -1]);
  });

  it('holds nothing against a brand that one would rather bear', () => {
    expect(signs('Je préfère payer plus cher chez Globex que de retourner chez Acme.', 'fr')).toEqual([-1, 1]);
    expect(signs('Preferisco pagare di più da Globex che tornare da Acme.', 'it')).toEqual([-1, 1]);
    expect(signs('Preferisco andare a piedi piuttosto che tornare da Acme.', 'it')).toEqual([-1, 0]);
  });
});

describe('the short word for "than"', () => {
  it('is the last of two behind a comparative that opens the sentence', () => {
    expect(signs('Trovo più onesta la tariffa di Acme di quella di Globex.', 'it')).toEqual([1, -1]);
    expect(signs('La tariffa di Acme è più onesta di quella di Globex.', 'it')).toEqual([1, -1]);
  });
});

describe('a question that is nothing but a name', () => {
  it('is answered by what follows', () => {
    expect(signs('Acme? Better Globex.')).toEqual([-1, 1]);
    expect(signs('Acme? Lieber Globex.', 'de')).toEqual([-1, 1]);
    expect(signs('Acme? Nein danke.', 'de')).toEqual([-1, 0]);
  });

  it('says nothing where the answer chooses nobody', () => {
    expect(signs('Acme? Globex is in Ghent.')).toEqual([0, 0]);
    expect(signs('Is Acme reliable? Better ask Globex.')[0]).toBe(0);
  });
});

describe('a preference without a verb', () => {
  it('is heard between two names', () => {
    expect(signs('Acme frem for Globex, uden tvivl.', 'da')).toEqual([1, -1]);
    expect(signs('どちらか選べと言われたら、GlobexよりAcmeですね。', 'ja')).toEqual([1, -1]);
  });

  it('is none where more is said, or a short word stands between them', () => {
    expect(signs('The train runs from Acme to Globex.')).toEqual([0, 0]);
    expect(signs('Acme heeft een kantoor in Gent in plaats van Globex.', 'nl')).toEqual([0, 0]);
  });
});

describe('a recommendation before a colon and a name', () => {
  it('is of that name, whomever the section is about', () => {
    expect(signs('## Acme\n\nSlow exports.\n\n**Recommendation:** Globex')).toEqual([-1, 1]);
    expect(signs('## Acme\n\n**Recommendation:** a solid choice.')).toEqual([1, 0]);
  });

  it('are told apart by what follows the second behind a comma, where "which" is "than" as well', () => {
    expect(signs('Acme é uma ótima alternativa à Globex, que anda cobrando caro.', 'pt')).toEqual([1, -1]);
  });
});
