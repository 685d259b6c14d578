import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  print,
} from 'graphql';
import {
  type FieldAccess,
  type FieldCallReference,
  type GraphReference,
  isRoot,
  typeUses,
} from '../../execution/reference.ts';
import { groupBy } from '../../kit/group-by.ts';
import { base, type Example, type HtmlPart, html, nameLink, prose, typeLink, urlOf } from './layout.ts';

type FieldDefinition = GraphQLField<unknown, unknown>;

interface TypePageParts {
  readonly reference: GraphReference;
  readonly examplesOf: (type: string) => readonly Example[];
  readonly uses: ReturnType<typeof indexTypeUses>;
}

/** Fields that return each type, and fields that take it as input, such as `Query.plans`. */
export function indexTypeUses(schema: GraphQLSchema) {
  const uses = groupBy(typeUses(schema), ({ used }) => used);
  return (type: string) => {
    const usersOf = (asInput: boolean) =>
      (uses.get(type) ?? []).flatMap(({ user, isInput }) => (isInput === asInput ? [user] : []));
    return { outputs: usersOf(false), inputs: [...new Set(usersOf(true))] };
  };
}

const kindOf = (type: GraphQLNamedType): string => {
  if (isObjectType(type)) return 'Object';
  if (isInputObjectType(type)) return 'Input';
  if (isEnumType(type)) return 'Enum';
  if (isInterfaceType(type)) return 'Interface';
  return isUnionType(type) ? 'Union' : 'Scalar';
};

/** `matchDetails` becomes `Match details`. */
export const domainTitle = (domain: string): string => {
  const words = domain.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The access to a field, with links to the permission or roles; null when it is that of the object. */
export function accessPart(access: FieldAccess | null, isRoot: boolean): HtmlPart {
  if (access === null) return isRoot ? 'Everyone' : null;
  if (!access.signedIn) return 'Everyone';
  const [type, names] =
    access.permission === null ? ['Role', access.roles] : ['Permission', [access.permission]];
  const links = names.map((name, index) => [
    index > 0 && ' or ',
    html`<a href="${urlOf(`${type}.${name}`)}">${name}</a>`,
  ]);
  return ['Signed in', links.length > 0 && ', ', links];
}

const termPart = (term: string): HtmlPart =>
  term.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));

const callPart = ({ id, method, path, cost, terms }: FieldCallReference): HtmlPart =>
  html`<li>${cost}: <code>${method} ${path}</code> <span class="id">${id}</span>${terms.map((term) => [', ', termPart(term)])}</li>`;

const callsPart = (title: string, calls: readonly FieldCallReference[]): HtmlPart =>
  calls.length > 0 &&
  html`<div class="cost"><span class="label">${title}</span><ul>${calls.map(callPart)}</ul></div>`;

function defaultPart({ type, defaultValue }: GraphQLArgument | GraphQLInputField): HtmlPart {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return value && html` = <code>${print(value)}</code>`;
}

const deprecationPart = (schema: GraphQLSchema, reason: string | null | undefined): HtmlPart =>
  reason != null &&
  html`<div class="deprecated"><span class="label">Deprecated</span> ${prose(schema, reason)}</div>`;

const inputsPart = (
  schema: GraphQLSchema,
  inputs: readonly (GraphQLArgument | GraphQLInputField)[],
  id: (name: string) => string,
): HtmlPart =>
  inputs.length > 0 &&
  html`<dl>${inputs.map(
    (
      input,
    ) => html`<dt id="${id(input.name)}"><code>${input.name}</code>: ${typeLink(input.type)}${defaultPart(input)}</dt>
<dd>${prose(schema, input.description)}${deprecationPart(schema, input.deprecationReason)}</dd>
`,
  )}</dl>`;

/** Directives that the entry does not describe. */
const directivesPart = (schema: GraphQLSchema, { astNode }: FieldDefinition): HtmlPart =>
  (astNode?.directives ?? [])
    .filter(({ name }) => name.value !== 'access' && name.value !== 'deprecated')
    .map(
      (directive) =>
        html` <span class="id" title="${schema.getDirective(directive.name.value)?.description}">${print(directive)}</span>`,
    );

function fieldPart(
  { schema, accessOf, callsOf }: GraphReference,
  type: GraphQLNamedType,
  field: FieldDefinition,
): HtmlPart {
  const isEntry = isRoot(schema, type);
  const access = accessPart(accessOf(field), isEntry);
  const isFinder = getNamedType(field.type).name === 'Node';
  const calls = callsOf(`${type.name}.${field.name}`);
  return html`<section class="field" id="${field.name}">
<h3><a class="self" href="#${field.name}">${field.name}</a>: ${typeLink(field.type)}${directivesPart(schema, field)}</h3>
${prose(schema, field.description)}${deprecationPart(schema, field.deprecationReason)}
${inputsPart(schema, field.args, (name) => `${field.name}.${name}`)}
${access && html`<div class="access"><span class="label">Who may</span> ${access}</div>`}
${callsPart('Costs', calls)}${isEntry && calls.length === 0 && html`<div class="cost"><span class="label">Costs</span> ${isFinder ? 'the calls that find an object of its type' : 'nothing'}</div>`}
</section>
`;
}

function membersPart(reference: GraphReference, type: GraphQLNamedType): HtmlPart {
  const { schema } = reference;
  if (isInputObjectType(type)) {
    return [html`<h2>Fields</h2>`, inputsPart(schema, Object.values(type.getFields()), (name) => name)];
  }
  if (isEnumType(type)) {
    return html`<h2>Values</h2><dl>${type.getValues().map(
      ({ name, description, deprecationReason }) => html`<dt id="${name}"><code>${name}</code></dt>
<dd>${prose(schema, description)}${deprecationPart(schema, deprecationReason)}</dd>
`,
    )}</dl>`;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return null;
  const fields = Object.values(type.getFields());
  return html`<h2>Fields</h2>
${!isRoot(schema, type) && html`<p class="note">A field without access information has the access of its object. A field without costs is part of its object.</p>`}
${fields.map((field) => fieldPart(reference, type, field))}`;
}

const listPart = (title: string, links: readonly HtmlPart[]): HtmlPart =>
  links.length > 0 &&
  html`<h2>${title}</h2><ul class="names">${links.map((link) => html`<li>${link}</li>`)}</ul>`;

export function typePage({ reference, examplesOf, uses }: TypePageParts, type: GraphQLNamedType): HtmlPart {
  const { schema, domains, callsToFind } = reference;
  const domain = domains(type.name);
  const { outputs, inputs } = uses(type.name);
  const interfaces = isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : [];
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  const specifiedBy = isScalarType(type) ? type.specifiedByURL : null;
  return html`<p class="kind">${kindOf(type)} of <a href="${base}#${domain}">${domainTitle(domain)}</a>${interfaces.map(
    ({ name }) => [' · implements ', nameLink(name)],
  )}</p>
<h1>${type.name}</h1>
${prose(schema, type.description)}
${specifiedBy && html`<p>Specified by <a href="${specifiedBy}">${specifiedBy}</a>.</p>`}
${callsPart('Found by id', callsToFind(type.name))}
${membersPart(reference, type)}
${listPart(
  'Types',
  possible.map(({ name }) => nameLink(name)),
)}
${listPart('Returned by', outputs.map(nameLink))}
${listPart('Input of', inputs.map(nameLink))}
${listPart(
  'Examples',
  examplesOf(type.name).map(
    ({ name, title }) => html`<a href="${base}/examples#${name}">${name}</a> (${title})`,
  ),
)}`;
}
