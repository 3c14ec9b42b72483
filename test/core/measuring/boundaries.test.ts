import { describe, expect, it } from 'vitest';
import { findOne } from './brand-rules.ts';

describe('a name stands alone', () => {
  it.each([
    'acmeology',
    'acmes',
    'xAcme',
    'Acme2',
    '2Acme',
    'éAcme',
    'AcmeДом',
    'Acme\u0301x',
    'Acme１',
    'ΩAcme',
    'Acmeß',
  ])('not with a letter, digit or mark touching it: %s', (text) => {
    expect(findOne(text)).toEqual([]);
  });

  it.each([
    '(Acme)',
    '"Acme"',
    'Acme.',
    'Acme,',
    'non-Acme',
    'Acme-based',
    'Acme/x',
    '#Acme',
    '@Acme',
    'Acme_x',
    'Acme²',
    'Acme®',
    '🙂Acme🙂',
    '“Acme”',
    '«Acme»',
    '¿Acme?',
  ])('with punctuation, symbols or a hyphen next to it: %s', (text) => {
    expect(findOne(text)).toHaveLength(1);
  });

  it.each(["Acme's", 'Acme’s', "Acme'nin", 'Acme’da', "d'Acme", 'l’Acme', 'Acmeʼs'])(
    'with an apostrophe between: %s',
    (text) => {
      expect(findOne(text)).toEqual(['Acme']);
    },
  );

  it.each([
    ['推荐Acme的产品', 'Acme'],
    ['AcmeはAです', 'Acme'],
    ['人気のAcmeー', 'Acme'],
    ['ใช้Acmeได้', 'Acme'],
    ['ที่Acmeนี่', 'Acme'],
    ['推薦小米手機', '小米'],
    ['東京アクメの店', 'アクメ'],
    ['ร้านแอคมีดี', 'แอคมี'],
  ])('among Han, Kana and Thai letters: %s', (text, name) => {
    expect(findOne(text, name)).toEqual([name]);
  });

  it('not when a combining mark changes its last letter, in Thai neither', () => {
    expect(findOne('แอคม\u0e35', 'แอคม')).toEqual([]);
    expect(findOne('Acme\u0e35x')).toEqual([]);
    expect(findOne('Acme\u200b\u0e35')).toEqual([]);
  });

  it.each(
    '은 는 이 가 을 를 의 에 에서 에게 와 과 로 으로 도 만 부터 까지 처럼 보다 이나 나 랑 이랑 하고 께서 한테 라는 이라는 란 이란 라고 이라고 입니다 이다'.split(
      ' ',
    ),
  )('with the Korean particle %s after it', (particle) => {
    expect(findOne(`Acme${particle} 좋다`)).toEqual(['Acme']);
    expect(findOne(`삼보${particle}, 좋다`, '삼보')).toEqual(['삼보']);
  });

  it.each(['Acme전자', 'Acme은행', '새Acme는', 'Acme는x', 'Acme는2', 'Acme이전'])(
    'not with other Korean syllables touching it: %s',
    (text) => {
      expect(findOne(text)).toEqual([]);
    },
  );

  it.each([...'והבכלמש'])('with the Hebrew prefix %s before it', (prefix) => {
    expect(findOne(`יש ${prefix}Acme טוב`)).toEqual(['Acme']);
    expect(findOne(`יש ${prefix}אקמה טוב`, 'אקמה')).toEqual(['אקמה']);
  });

  it.each(['و', 'ف', 'ب', 'ك', 'ل', 'س', 'ال', 'وال', 'بال', 'فال', 'كال', 'لل', 'بـ'])(
    'with the Arabic prefix %s before it',
    (prefix) => {
      expect(findOne(`قال ${prefix}أكمي جيد`, 'أكمي')).toEqual(['أكمي']);
      expect(findOne(`قال ${prefix}Acme جيد`)).toEqual(['Acme']);
    },
  );

  it.each([
    ['שלוםאקמה', 'אקמה'],
    ['נאקמה', 'אקמה'],
    ['אבאקמה', 'אקמה'],
    ['xבAcme', 'Acme'],
    ['באקמהית', 'אקמה'],
    ['مدرسةأكمي', 'أكمي'],
    ['تأكمي', 'أكمي'],
    ['xالأكمي', 'أكمي'],
    ['الأكمية', 'أكمي'],
  ])('not with other letters before it, before its prefix or after it: %s', (text, name) => {
    expect(findOne(text, name)).toEqual([]);
  });

  it.each([
    ['एक्मे कंपनी', 'एक्मे'],
    ['компания Акме.', 'Акме'],
    ['społka Ącme', 'Ącme'],
    ['Firma ÅCME är', 'åcme'],
    ['Şirket ACME', 'acme'],
  ])('in the other scripts as in English: %s', (text, name) => {
    expect(findOne(text, name)).toHaveLength(1);
  });

  it.each([
    ['एक्मेला', 'एक्मे'],
    ['एक', 'ए'],
    ['Акмеология', 'Акме'],
    ['की', 'क'],
  ])('not in the middle of a word of its own script: %s', (text, name) => {
    expect(findOne(text, name)).toEqual([]);
  });
});
