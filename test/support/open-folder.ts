/** A program that opens the folder it is given and ends; `probe-entry.ts` makes one file of it. */
import { openDatabase } from '#main/storage/open-database.ts';

openDatabase(process.argv[2] ?? '').close();
