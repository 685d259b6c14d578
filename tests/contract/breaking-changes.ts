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
 * The ways in which a schema breaks released documents, one line each. An output type may become more
 * specific or non-null; an input type may only become less strict.
 */
export function findBreakingChanges(schema: GraphQLSchema, contract: DocumentTypes): string[] {
  const lines: string[] = [];
  for (const [key, was] of Object.entries(contract.fields)) {
    const is = typeOfField(schema, key);
    if (is === null) lines.push(`${key} was removed`);
    else if (!isAssignable(is, was)) lines.push(`${key} was ${was} and is ${is}`);
  }
  for (const [key, was] of Object.entries(contract.inputs)) {
    const is = typeOfInput(schema, key);
    if (is === null) lines.push(`${key} was removed`);
    else if (!isAssignable(was, is)) lines.push(`${key} was ${was} and is ${is}`);
  }
  for (const input of new Set(Object.keys(contract.inputs).map((key) => key.split('.')[0] ?? ''))) {
    const type = schema.getType(input);
    if (!isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const key = `${input}.${field.name}`;
      if (isRequiredInputField(field) && !(key in contract.inputs)) lines.push(`${key} is new and required`);
    }
  }
  for (const [name, was] of Object.entries(contract.values)) {
    const type = schema.getType(name);
    const is = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    lines.push(...was.filter((value) => !is.includes(value)).map((value) => `${name}.${value} was removed`));
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

/** Whether every value of one type is a value of the other: `[Int!]!` is assignable to `[Int]`. */
function isAssignable(type: string, target: string): boolean {
  if (type === target) return true;
  if (type.endsWith('!'))
    return isAssignable(type.slice(0, -1), target.endsWith('!') ? target.slice(0, -1) : target);
  if (target.endsWith('!')) return false;
  return (
    type.startsWith('[') && target.startsWith('[') && isAssignable(type.slice(1, -1), target.slice(1, -1))
  );
}
