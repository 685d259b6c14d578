import { expect, it } from 'vitest';
import { Chunks, Output } from './output.ts';

/** A text with so many long chunks, and what it stands for. */
function sample(count: number) {
  const chunks = new Chunks();
  const output = new Output();
  const long = 'łódź '.repeat(1000);
  const parts = Array.from({ length: count }, (_, index) => {
    const start = output.at;
    output.text(`${index}${long}`);
    return chunks.add(output, start);
  });
  const whole = Array.from({ length: count }, (_, index) => `${index}${long}`);
  return { chunks, parts, whole };
}

it.each([1, 3])('a text with %i chunks is whole as text and as bytes', (count) => {
  const { chunks, parts, whole } = sample(count);
  const text = `{"ą":[${parts.join()}]}`;
  expect(chunks.textOf(text)).toBe(`{"ą":[${whole.join()}]}`);
  expect(chunks.bytesOf(text).toString()).toBe(`{"ą":[${whole.join()}]}`);
});

it('bytes that were given out stay as they are when the same chunk gets other ends', () => {
  const { chunks, parts, whole } = sample(1);
  const first = chunks.bytesOf(`{"a":${parts[0]}}`);
  const longer = chunks.bytesOf(`{"errors":[],"a":${parts[0]},"b":${'x'.repeat(2000)}}`);
  expect(longer.toString()).toBe(`{"errors":[],"a":${whole[0]},"b":${'x'.repeat(2000)}}`);
  expect(chunks.bytesOf(`[${parts[0]}]`).toString()).toBe(`[${whole[0]}]`);
  expect(first.toString()).toBe(`{"a":${whole[0]}}`);
});

it('what is short becomes text, and ends that are longer than the room around are copied', () => {
  const chunks = new Chunks();
  const output = new Output();
  const start = output.at;
  output.text('"short"');
  expect(chunks.add(output, start)).toBe('"short"');
  const { chunks: others, parts, whole } = sample(1);
  const ends = 'é'.repeat(500);
  expect(others.bytesOf(`${ends}${parts[0]}${ends}`).toString()).toBe(`${ends}${whole[0]}${ends}`);
});
