/** French questions of the sample project. Pure data. */
import type { SamplePrompt } from './sample-content.ts';

export const SAMPLE_PROMPTS_FRENCH: readonly SamplePrompt[] = [
  {
    text: 'Quel est le meilleur outil de planification de projet pour une petite équipe ?',
    language: 'fr',
    tags: ['comparison', 'small-team'],
  },
  { text: 'Quel logiciel de gestion de projet est le plus simple pour débuter ?', language: 'fr', tags: ['beginner'] },
  { text: 'Combien coûte un logiciel de planification de projet par utilisateur ?', language: 'fr', tags: ['pricing'] },
  { text: 'Quels outils de gestion de projet hébergent les données en Europe ?', language: 'fr', tags: ['privacy'] },
  {
    text: 'Comment une agence peut-elle suivre la charge de travail de son équipe ?',
    language: 'fr',
    tags: ['agency', 'how-to'],
  },
  {
    text: 'Existe-t-il une alternative gratuite aux tableurs pour planifier un projet ?',
    language: 'fr',
    tags: ['alternative', 'free'],
  },
  { text: 'Quel outil choisir pour un diagramme de Gantt partagé ?', language: 'fr', tags: ['features'] },
  { text: 'Que vaut Kordiva par rapport à Rastorio ?', language: 'fr', tags: ['branded', 'comparison'] },
];
