import { describe, expect, it } from 'vitest';
import { classifyIntents, readIntentScores, toSearchIntents } from '#main/core/prompts/classify-intents.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';

function top(text: string, language: string): string | undefined {
  return toSearchIntents(classifyIntents(text, language))[0];
}

describe('intent scores', () => {
  it('add up cues as remaining doubt: 1 - 0.4 x 0.7 = 0.72', () => {
    // Commercial: best (strong), tool (weak). Nothing else.
    expect(classifyIntents('Best tool', 'EN')).toEqual({ commercial: 0.72, informational: 0 });
  });

  it('count a cue once and the longest of overlapping ones', () => {
    expect(classifyIntents('best, best, BEST', 'en')).toEqual({ commercial: 0.6, informational: 0 });
    expect(classifyIntents('What is the best?', 'en')).toEqual({ commercial: 0.6, informational: 0 });
    expect(classifyIntents('What is churn?', 'en')).toEqual({ commercial: 0, informational: 0.6 });
  });

  it('leave out navigational and transactional when nothing speaks for them', () => {
    expect(classifyIntents('Kordiva login', 'en')).toEqual({ commercial: 0, informational: 0, navigational: 0.6 });
    expect(classifyIntents('Buy Kordiva', 'en')).toEqual({ commercial: 0, informational: 0, transactional: 0.6 });
  });

  it('take a prompt without cues for a question', () => {
    expect(classifyIntents('Kordiva', 'en')).toEqual({ commercial: 0, informational: 0.5 });
    expect(toSearchIntents(classifyIntents('Kordiva', 'en'))).toEqual(['informational']);
  });

  it('find no cue inside another word', () => {
    expect(classifyIntents('Bestow a topical shower', 'en')).toEqual({ commercial: 0, informational: 0.5 });
  });

  it.each([
    ['Which project planner is best for a small team?', 'en', 'commercial'],
    ['How do agencies plan projects?', 'en', 'informational'],
    ['How much does Kordiva cost?', 'en', 'transactional'],
    ['Welche Software ist die beste für kleine Teams?', 'de', 'commercial'],
    ['Wie funktioniert Ressourcenplanung?', 'de', 'informational'],
    ['Was kostet Kordiva? Preise und Rabatte', 'de', 'transactional'],
    ['Quel est le meilleur logiciel de planification ?', 'fr', 'commercial'],
    ['Pourquoi planifier un projet ?', 'fr', 'informational'],
    ['¿Cuáles son las mejores herramientas de planificación?', 'es', 'commercial'],
    ['¿Cuánto cuesta Kordiva?', 'es', 'transactional'],
    ['Qual è il miglior software per progetti?', 'it', 'commercial'],
    ['Wat is projectplanning?', 'nl', 'informational'],
    ['Qual é a melhor ferramenta de gestão?', 'pt', 'commercial'],
    ['Jaki jest najlepszy program do projektów?', 'pl', 'commercial'],
    ['Vilket verktyg är bäst för små team?', 'sv', 'commercial'],
    ['Hvordan planlægger man et projekt?', 'da', 'informational'],
    ['En iyi proje yönetim aracı hangisi?', 'tr', 'commercial'],
    ['Kordiva satın al fiyat', 'tr', 'transactional'],
    ['おすすめのプロジェクト管理ツールは?', 'ja', 'commercial'],
    ['ガントチャートとは?', 'ja', 'informational'],
    ['Hvilket verktøy er best for små team?', 'no', 'commercial'],
    ['Mikä on paras projektinhallinnan työkalu?', 'fi', 'commercial'],
    ['Jaký nástroj je nejlepší pro malý tým?', 'cs', 'commercial'],
    ['Какая программа лучшая для управления проектами?', 'ru', 'commercial'],
    ['Сколько стоит Kordiva?', 'ru', 'transactional'],
    ['最好的项目管理软件推荐', 'zh', 'commercial'],
    ['Kordiva多少錢？', 'zh-tw', 'transactional'],
    ['프로젝트 관리 도구 추천', 'ko', 'commercial'],
    ['सबसे अच्छा सॉफ्टवेयर कौन सा है', 'hi', 'commercial'],
    ['ما هي أفضل أداة لإدارة المشاريع؟', 'ar', 'commercial'],
    ['מהי התוכנה המומלצת ביותר', 'he', 'commercial'],
  ])('read "%s" (%s) as %s', (text, language, intent) => {
    expect(top(text, language)).toBe(intent);
  });

  it('stay between 0 and 1 with both main keys, in every language, in either spelling', () => {
    for (const language of [...LANGUAGES, ...LANGUAGES.map((code) => code.toUpperCase())]) {
      const scores = classifyIntents('best top vs buy price login how what why guide 最好 推荐', language);
      expect(Object.values(scores).every((score) => score >= 0 && score <= 1)).toBe(true);
      expect(Object.keys(scores)).toEqual(expect.arrayContaining(['commercial', 'informational']));
    }
  });

  it('are made up for prompts that were stored without', () => {
    const prompt = { text: 'Best tool', language: 'EN' };
    expect(readIntentScores({ ...prompt, intents: '{}' })).toEqual({ commercial: 0.72, informational: 0 });
    expect(readIntentScores({ ...prompt, intents: '{"informational":0.4}' })).toEqual({ informational: 0.4 });
  });
});

describe('search intents', () => {
  it('are those from 0.5 on, the highest first', () => {
    expect(toSearchIntents({ commercial: 0.5, informational: 0.49, transactional: 0.8 })).toEqual([
      'transactional',
      'commercial',
    ]);
  });

  it('are at least the highest one', () => {
    expect(toSearchIntents({ commercial: 0.1, informational: 0.3 })).toEqual(['informational']);
  });
});
