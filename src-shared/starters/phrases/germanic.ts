/** Starters in English, German, Dutch, Swedish, Danish and Norwegian. Data only. */
import type { StarterPhrases } from '../starter-intents.ts';

/** Reads well with a singular, a plural and a word without either ("software"). */
export const en: StarterPhrases = {
  example: 'note-taking apps',
  recommendation: [
    'Which {category} would you recommend?',
    'Which {category} should I consider if I am just starting out?',
  ],
  informational: [
    'How do I choose the right {category}?',
    'What mistakes do people make when they look for the right {category}?',
  ],
  comparison: [
    'Which {category} would you rank first, second and third, and why?',
    'Which {category} do experts rate highest, and for what reasons?',
  ],
  alternatives: ['Which {category} would you choose instead of the market leader?'],
  problem: ['I am not happy with my current {category}. What should I switch to?'],
  price: [
    'How much should I expect to pay for the right {category}?',
    'Which {category} would you recommend on a tight budget?',
  ],
  local: ['Which {category} would you recommend in my country ({place})?'],
  brand: ['Is {brand} any good?', 'What are the alternatives to {brand}?', 'What do customers say about {brand}?'],
};

export const de: StarterPhrases = {
  example: 'Notiz-Apps',
  recommendation: ['Welche {category} kannst du empfehlen?', 'Welche {category} würdest du Einsteigern empfehlen?'],
  informational: ['Woran erkenne ich gute {category}?', 'Worauf kommt es an, wenn ich {category} auswähle?'],
  comparison: [
    'Welche {category} würdest du auf Platz eins, zwei und drei setzen, und warum?',
    'Welche {category} bewerten Fachleute am besten?',
  ],
  alternatives: ['Welche {category} würdest du wählen, wenn es nicht der Marktführer sein soll?'],
  problem: ['Ich bin mit meiner bisherigen Lösung unzufrieden. Welche {category} kannst du mir stattdessen empfehlen?'],
  price: [
    'Mit welchen Kosten muss ich für gute {category} rechnen?',
    'Welche {category} kannst du bei kleinem Budget empfehlen?',
  ],
  local: ['Welche {category} würdest du in meinem Land ({place}) empfehlen?'],
  brand: [
    'Ist {brand} empfehlenswert?',
    'Welche Alternativen gibt es zu {brand}?',
    'Welche Erfahrungen gibt es mit {brand}?',
  ],
};

export const nl: StarterPhrases = {
  example: 'notitie-apps',
  recommendation: ['Welke {category} raad je aan?', 'Welke {category} zou je een beginner aanraden?'],
  informational: [
    'Waar moet ik op letten bij het kiezen van {category}?',
    'Welke fouten worden vaak gemaakt bij het kiezen van {category}?',
  ],
  comparison: [
    'Welke {category} zou je op plaats één, twee en drie zetten, en waarom?',
    'Welke {category} raden experts het vaakst aan?',
  ],
  alternatives: ['Welke {category} zou je kiezen in plaats van de marktleider?'],
  problem: ['Ik ben niet tevreden met wat ik nu gebruik. Naar welke {category} kan ik het best overstappen?'],
  price: ['Hoeveel moet ik rekenen voor goede {category}?', 'Welke {category} raad je aan bij een klein budget?'],
  local: ['Welke {category} raad je aan in mijn land ({place})?'],
  brand: ['Is {brand} een aanrader?', 'Welke alternatieven zijn er voor {brand}?', 'Wat zeggen klanten over {brand}?'],
};

export const sv: StarterPhrases = {
  example: 'anteckningsappar',
  recommendation: ['Vilka {category} rekommenderar du?', 'Vilka {category} skulle du rekommendera en nybörjare?'],
  informational: [
    'Vad ska jag tänka på när jag väljer {category}?',
    'Vilka misstag är vanliga när man väljer {category}?',
  ],
  comparison: [
    'Vilka {category} skulle du sätta på plats ett, två och tre, och varför?',
    'Vilka {category} får bäst omdömen av experter?',
  ],
  alternatives: ['Vilka {category} skulle du välja i stället för marknadsledaren?'],
  problem: ['Jag är inte nöjd med det jag använder i dag. Vilka {category} borde jag byta till?'],
  price: ['Vad brukar {category} kosta?', 'Vilka {category} rekommenderar du för en liten budget?'],
  local: ['Vilka {category} rekommenderar du i mitt land ({place})?'],
  brand: ['Är {brand} bra?', 'Vilka alternativ finns till {brand}?', 'Vad säger kunderna om {brand}?'],
};

export const da: StarterPhrases = {
  example: 'noteapps',
  recommendation: ['Hvilke {category} kan du anbefale?', 'Hvilke {category} vil du anbefale en begynder?'],
  informational: [
    'Hvad skal jeg lægge vægt på, når jeg vælger {category}?',
    'Hvilke fejl begår folk ofte, når de vælger {category}?',
  ],
  comparison: [
    'Hvilke {category} ville du sætte på første-, anden- og tredjepladsen, og hvorfor?',
    'Hvilke {category} får de bedste anmeldelser af eksperter?',
  ],
  alternatives: ['Hvilke {category} ville du vælge i stedet for markedslederen?'],
  problem: ['Jeg er ikke tilfreds med det, jeg bruger i dag. Hvilke {category} bør jeg skifte til?'],
  price: ['Hvad koster {category} normalt?', 'Hvilke {category} kan du anbefale til et lille budget?'],
  local: ['Hvilke {category} kan du anbefale i mit land ({place})?'],
  brand: ['Kan {brand} anbefales?', 'Hvilke alternativer er der til {brand}?', 'Hvad siger kunderne om {brand}?'],
};

export const no: StarterPhrases = {
  example: 'notatapper',
  recommendation: ['Hvilke {category} anbefaler du?', 'Hvilke {category} vil du anbefale en nybegynner?'],
  informational: [
    'Hva bør jeg se etter når jeg velger {category}?',
    'Hvilke feil er vanlige når man velger {category}?',
  ],
  comparison: [
    'Hvilke {category} ville du satt på første-, andre- og tredjeplass, og hvorfor?',
    'Hvilke {category} får best omtale av eksperter?',
  ],
  alternatives: ['Hvilke {category} ville du valgt i stedet for markedslederen?'],
  problem: ['Jeg er ikke fornøyd med det jeg bruker i dag. Hvilke {category} bør jeg bytte til?'],
  price: ['Hva koster {category} vanligvis?', 'Hvilke {category} anbefaler du til et lite budsjett?'],
  local: ['Hvilke {category} anbefaler du i landet mitt ({place})?'],
  brand: ['Kan du anbefale {brand}?', 'Hvilke alternativer finnes til {brand}?', 'Hva sier kundene om {brand}?'],
};
