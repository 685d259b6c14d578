import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredInputField,
} from 'graphql';
import type { DocumentTypes } from '../generated/document-types.ts';

/**
 * What a schema no longer keeps of what released documents count on, one line each; none when all is kept. A field may
 * become surer to have a value but not less sure; an input may demand less but not more.
 */
export function brokenPromises(schema: GraphQLSchema, promised: DocumentTypes): string[] {
  const lines: string[] = [];
  for (const [key, was] of Object.entries(promised.fields)) {
    const is = typeOfField(schema, key);
    if (is === null) lines.push(`${key} is gone`);
    else if (!isAsSure(is, was)) lines.push(`${key} was ${was} and is ${is}`);
  }
  for (const [key, was] of Object.entries(promised.inputs)) {
    const is = typeOfInput(schema, key);
    if (is === null) lines.push(`${key} is gone`);
    else if (!isAsSure(was, is)) lines.push(`${key} was ${was} and is ${is}`);
  }
  for (const input of new Set(Object.keys(promised.inputs).map((key) => key.split('.')[0] ?? ''))) {
    const type = schema.getType(input);
    if (!isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const key = `${input}.${field.name}`;
      if (isRequiredInputField(field) && !(key in promised.inputs)) lines.push(`${key} is new and demanded`);
    }
  }
  for (const [name, was] of Object.entries(promised.values)) {
    const type = schema.getType(name);
    const is = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    lines.push(...was.filter((value) => !is.includes(value)).map((value) => `${name}.${value} is gone`));
  }
  return lines;
}

function typeOfField(schema: GraphQLSchema, key: string): string | null {
  const [parent = '', name = ''] = key.split('.');
  const type = schema.getType(parent);
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  return field === undefined ? null : String(field.type);
}

function typeOfInput(schema: GraphQLSchema, key: string): string | null {
  const [parent = '', name = ''] = key.split('.');
  const type = schema.getType(parent);
  const field = isInputObjectType(type) ? type.getFields()[name] : undefined;
  return field === undefined ? null : String(field.type);
}

/** Whether every value of one type is also one of another, given as they are written: `[Int!]!` is as sure as `[Int]`. */
function isAsSure(type: string, than: string): boolean {
  if (type === than) return true;
  if (type.endsWith('!')) return isAsSure(type.slice(0, -1), than.endsWith('!') ? than.slice(0, -1) : than);
  if (than.endsWith('!')) return false;
  return type.startsWith('[') && than.startsWith('[') && isAsSure(type.slice(1, -1), than.slice(1, -1));
}
