import { expect, it } from 'vitest';
import { Chunks, Output } from './output.ts';

/** Placeholders of long chunks, and their texts. */
function sample(count: number) {
  const chunks = new Chunks();
  const output = new Output();
  const long = 'łódź '.repeat(1000);
  const parts = Array.from({ length: count }, (_, index) => {
    const start = output.at;
    output.text(`${index}${long}`);
    return chunks.add(output, start);
  });
  const texts = Array.from({ length: count }, (_, index) => `${index}${long}`);
  return { chunks, parts, texts };
}

it.each([1, 3])('a text with %i chunks is complete as bytes', (count) => {
  const { chunks, parts, texts } = sample(count);
  const text = `{"ą":[${parts.join()}]}`;
  expect(chunks.bytesOf(text).toString()).toBe(`{"ą":[${texts.join()}]}`);
});

it('returned bytes do not change when the chunk is used again', () => {
  const { chunks, parts, texts } = sample(1);
  const first = chunks.bytesOf(`{"a":${parts[0]}}`);
  const longer = chunks.bytesOf(`{"errors":[],"a":${parts[0]},"b":${'x'.repeat(2000)}}`);
  expect(longer.toString()).toBe(`{"errors":[],"a":${texts[0]},"b":${'x'.repeat(2000)}}`);
  expect(chunks.bytesOf(`[${parts[0]}]`).toString()).toBe(`[${texts[0]}]`);
  expect(first.toString()).toBe(`{"a":${texts[0]}}`);
});

it('a short chunk becomes text, and text that exceeds the margins is copied', () => {
  const chunks = new Chunks();
  const output = new Output();
  const start = output.at;
  output.text('"short"');
  expect(chunks.add(output, start)).toBe('"short"');
  const { chunks: others, parts, texts } = sample(1);
  const ends = 'é'.repeat(500);
  expect(others.bytesOf(`${ends}${parts[0]}${ends}`).toString()).toBe(`${ends}${texts[0]}${ends}`);
});
