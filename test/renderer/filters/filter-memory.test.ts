import { describe, expect, it } from 'vitest';

import {
  loadLastProjectId,
  type Memory,
  saveVisit,
  toProjectPath,
} from '../../../src-renderer/filters/filter-memory.ts';

function createMemory(): Memory {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

const forbidden: Memory = {
  getItem: () => {
    throw new DOMException('denied');
  },
  setItem: () => {
    throw new DOMException('denied');
  },
};

describe('Remembered filters', () => {
  it('open a project as it was left, each project for itself', () => {
    const memory = createMemory();
    saveVisit('one', 'days=7&engine=claude', memory);
    saveVisit('two', '', memory);
    expect(toProjectPath('one', memory)).toBe('/projects/one/overview?days=7&engine=claude');
    expect(toProjectPath('two', memory)).toBe('/projects/two/overview');
    expect(loadLastProjectId(memory)).toBe('two');
  });

  it('are merely forgotten where there is no storage', () => {
    saveVisit('one', 'days=7', forbidden);
    expect(toProjectPath('one', forbidden)).toBe('/projects/one/overview');
    expect(loadLastProjectId(forbidden)).toBeNull();
  });
});
