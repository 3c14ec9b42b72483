import { describe, expect, it } from 'vitest';
import { isReportedError, readErrorBody, readErrorValue } from '#main/core/engines/wire/error-body.ts';

describe('readErrorValue', () => {
  it.each<[unknown, string | null, string | null]>([
    [{ error: { code: 'c', type: 't', message: 'm' } }, 'c', 'm'],
    [{ error: { code: 1300, type: 't', message: 'm' } }, 't', 'm'],
    [{ type: 'error', error: { type: 'overloaded_error', message: 'm' } }, 'overloaded_error', 'm'],
    [{ error: 'm' }, null, 'm'],
    [{ object: 'error', type: 't', code: 'c', message: 'm' }, 'c', 'm'],
    [{ object: 'error', type: 't', code: null, message: { detail: [{ msg: 'a' }, { msg: 'b' }] } }, 't', 'a; b'],
    [{ detail: 'm' }, null, 'm'],
    [{ detail: [{ loc: ['body'], msg: 'a' }, 'b', 7, { other: 1 }] }, null, 'a; b'],
    [{ message: 'm', detail: 'd' }, null, 'm'],
    [{ error: { message: [] }, detail: 'd' }, null, 'd'],
    [{ message: [[[[['deep']]]]] }, null, null],
    [{}, null, null],
    ['m', null, null],
    [null, null, null],
  ])('reads %j', (value, code, message) => {
    expect(readErrorValue(value)).toMatchObject({ code, message, value });
  });
});

it('finds nothing in bytes that are no JSON', () => {
  expect(readErrorBody(new Uint8Array([0xff]))).toEqual({ code: null, message: null, value: null });
});

it.each([
  [null, false],
  [false, false],
  [' ', false],
  ['m', true],
  [{}, true],
])('isReportedError(%j) is %s', (error, expected) => {
  expect(isReportedError(error)).toBe(expected);
});
