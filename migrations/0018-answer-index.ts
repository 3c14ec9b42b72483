/**
 * The index of what answers say: under which words each stands, without its text. Frozen: a later change is a new migration. Rows are
 * written late, by the upkeep; until then an answer waits in `index_pending`, where every new one begins, whoever stores it.
 */
const SQL = `
CREATE VIRTUAL TABLE answer_index USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii');
-- Every word that was ever indexed: a part of a word is looked up here first.
CREATE TABLE index_word (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE index_pending (answer_id INTEGER PRIMARY KEY) STRICT;
INSERT INTO index_pending (answer_id) SELECT id FROM answer;

CREATE TRIGGER index_of_new_answer AFTER INSERT ON answer BEGIN
  INSERT INTO index_pending (answer_id) VALUES (NEW.id);
END;
CREATE TRIGGER index_of_old_answer AFTER DELETE ON answer BEGIN
  DELETE FROM index_pending WHERE answer_id = OLD.id;
  DELETE FROM answer_index WHERE rowid = OLD.id;
END;
`;

export const migration = { version: 18, name: 'answer-index', sql: SQL };
