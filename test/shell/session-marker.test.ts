import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { planAutostartEntry } from '#main/shell/plan-autostart.ts';
import { planShownProject } from '#main/shell/run-control.ts';
import { beginSession, endSession } from '#main/shell/session-marker.ts';
import { chooseTexts } from '#main/shell/texts/choose-texts.ts';
import { expectOwnersOnly } from '#support/only-on.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'sightline-session-'));
const NOW = Date.UTC(2026, 10, 21, 9);

describe('the mark of a session', () => {
  it('tells the next one that it ended badly, unless it was taken away', () => {
    const folder = newFolder();
    expect(beginSession(folder, NOW)).toBeNull();
    expectOwnersOnly(path.join(folder, 'session.json'));
    expect(beginSession(folder, NOW + 1000)).toEqual({ startedAt: '2026-11-21T09:00:00.000Z' });
    endSession(folder);
    endSession(folder);
    expect(existsSync(path.join(folder, 'session.json'))).toBe(false);
    expect(beginSession(folder, NOW)).toBeNull();
  });

  it.each(['', '{', '[]', '{"pid":1}', '{"pid":1,"startedAt":"yesterday"}'])('that says %j counts as none', (text) => {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'session.json'), text);
    expect(beginSession(folder, NOW)).toBeNull();
  });

  it('that cannot be written stops no start', () => {
    expect(beginSession(path.join(newFolder(), 'absent'), NOW)).toBeNull();
  });
});

describe('the entry that starts the app with a Linux session', () => {
  it('names the program and its arguments', () => {
    expect(planAutostartEntry('/opt/Sightline/sightline', ['--hidden']).split('\n')).toContain(
      'Exec="/opt/Sightline/sightline" "--hidden"',
    );
  });

  it('quotes whatever a path can hold', () => {
    const entry = planAutostartEntry('/a b/$x`"\\%f', []);
    expect(entry).toContain('Exec="/a b/\\\\$x\\\\`\\\\"\\\\\\\\%%f"');
  });
});

describe('the words of the shell', () => {
  it('are those of the window, else of the first system language that has any', () => {
    expect(chooseTexts('de', ['en-GB']).menu.edit).toBe('&Bearbeiten');
    expect(chooseTexts(null, ['fr-FR', 'de-AT', 'en-US']).menu.edit).toBe('&Bearbeiten');
    expect(chooseTexts(null, ['fr-FR']).menu.edit).toBe('&Edit');
    expect(chooseTexts('__proto__', ['xx']).menu.edit).toBe('&Edit');
  });

  it('write dates as the region does', () => {
    expect(chooseTexts(null, ['de-AT']).locale).toBe('de-AT');
    expect(chooseTexts('de', ['en-US']).locale).toBe('de-DE');
  });
});

describe('the project in a window', () => {
  it('is read from its address', () => {
    const id = '0123456789abcdef01234567';
    expect(planShownProject(`sightline-app://app/#/projects/${id}/answers?days=7`)).toBe(id);
    expect(planShownProject(`sightline-app://app/#/projects/${id}`)).toBe(id);
    expect(planShownProject('sightline-app://app/#/welcome')).toBeNull();
    expect(planShownProject(`sightline-app://app/#/projects/${id}0/answers`)).toBeNull();
  });
});
