/** Starters in French, Spanish, Italian and Portuguese. Data only. */
import type { StarterPhrases } from '../starter-intents.ts';

/** "de" and "que" stand nowhere before a slot: they would lose their vowel before some words. */
export const fr: StarterPhrases = {
  example: 'applications de prise de notes',
  recommendation: ['Que recommandez-vous comme {category} ?', 'Que me conseillez-vous comme {category} pour débuter ?'],
  informational: [
    'Comment choisir parmi les {category} du marché ?',
    'Quelles erreurs faut-il éviter quand on cherche des {category} ?',
  ],
  comparison: [
    'Que valent les {category} les plus populaires ?',
    'Parmi les {category} les plus populaires, quels sont les avantages et les inconvénients de chaque option ?',
  ],
  alternatives: ['En dehors des {category} les plus célèbres, quelles options méritent un essai ?'],
  problem: ['Ce que j’utilise aujourd’hui ne me convient plus. Que me conseillez-vous comme {category} ?'],
  price: ['Combien coûtent en moyenne les {category} ?', 'Que choisir comme {category} avec un petit budget ?'],
  local: ['Que recommandez-vous comme {category} dans mon pays ({place}) ?'],
  brand: ['Que vaut {brand} ?', 'Quelles sont les alternatives à {brand} ?', 'Quels avis trouve-t-on sur {brand} ?'],
};

export const es: StarterPhrases = {
  example: 'aplicaciones de notas',
  recommendation: ['¿Qué {category} me recomiendas?', '¿Qué {category} recomiendas a alguien que empieza?'],
  informational: [
    '¿En qué debo fijarme al comparar {category}?',
    '¿Qué errores se suelen cometer al elegir {category}?',
  ],
  comparison: [
    '¿Qué {category} pondrías en primer, segundo y tercer lugar, y por qué?',
    '¿Qué {category} valoran mejor los expertos?',
  ],
  alternatives: ['¿Qué {category} elegirías en lugar de las opciones más conocidas?'],
  problem: ['No me convence lo que uso ahora. ¿Qué {category} me aconsejas para cambiar?'],
  price: ['¿Cuánto debería gastar en {category}?', '¿Qué {category} me recomiendas con poco presupuesto?'],
  local: ['¿Qué {category} recomiendas en mi país ({place})?'],
  brand: ['¿Vale la pena {brand}?', '¿Qué alternativas hay a {brand}?', '¿Qué opinan los clientes de {brand}?'],
};

export const it: StarterPhrases = {
  example: 'app per prendere appunti',
  recommendation: ['Che {category} mi consigli?', 'Che {category} consiglieresti a chi comincia da zero?'],
  informational: [
    'A che cosa devo fare attenzione quando cerco {category}?',
    'Quali errori si fanno più spesso nella scelta di {category}?',
  ],
  comparison: [
    'Che {category} metteresti al primo, secondo e terzo posto, e perché?',
    'Che {category} apprezzano di più gli esperti?',
  ],
  alternatives: ['Che {category} sceglieresti al posto dei leader di mercato?'],
  problem: ['Quello che uso adesso non mi soddisfa. Che {category} mi consigli per cambiare?'],
  price: ['Quanto si spende di solito per {category}?', 'Che {category} mi consigli con un budget ridotto?'],
  local: ['Che {category} mi consigli nel mio Paese ({place})?'],
  brand: ['Com’è {brand}?', 'Quali sono le alternative a {brand}?', 'Che cosa dicono i clienti di {brand}?'],
};

/** Reads well in Portugal and in Brazil. */
export const pt: StarterPhrases = {
  example: 'aplicativos de notas',
  recommendation: ['Que {category} recomenda?', 'Que {category} recomenda a quem vai começar do zero?'],
  informational: [
    'A que devo prestar atenção ao escolher {category}?',
    'Que erros são mais comuns ao escolher {category}?',
  ],
  comparison: [
    'Que {category} colocaria em primeiro, segundo e terceiro lugar, e por que motivo?',
    'Que {category} os especialistas avaliam melhor?',
  ],
  alternatives: ['Que {category} escolheria em vez das opções mais conhecidas?'],
  problem: ['O que uso agora não me satisfaz. Que {category} recomenda para mudar?'],
  price: ['Quanto se costuma pagar por {category}?', 'Que {category} recomenda para um orçamento reduzido?'],
  local: ['Que {category} recomenda no meu país ({place})?'],
  brand: ['{brand} vale a pena?', 'Que alternativas existem a {brand}?', 'O que dizem os clientes sobre {brand}?'],
};
