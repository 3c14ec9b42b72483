/** A program that packs a data folder and ends: what the upkeep of a server does, without the server. */
import { packAnswers } from '#main/core/answers/pack-answers.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';

const [dataDir = ''] = process.argv.slice(2);
const storage = openInlineStorage(dataDir, Date.now);
await storage.job(packAnswers, { projectId: null, mostMs: 60_000 });
await storage.close();
