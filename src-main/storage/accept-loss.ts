/** Goes on with a database that holds less than was confirmed, because its owner said so. */
import { countKept, type Kept } from './confirmed.ts';
import { DurableWriter } from './durable-writer.ts';
import { openDatabase } from './open-database.ts';

/** Returns what there is. Throws what {@link openDatabase} throws of a folder without a usable database. */
export function acceptLoss(dataDir: string): Kept {
  const db = openDatabase(dataDir, { mustExist: true, acceptsLoss: true });
  try {
    const writer = new DurableWriter(db, dataDir);
    writer.beginLine();
    writer.stop();
    return countKept(db);
  } finally {
    db.close();
  }
}
