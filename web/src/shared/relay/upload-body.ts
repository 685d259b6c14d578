import type { RequestParameters, UploadableMap, Variables } from 'relay-runtime';

/**
 * A request with files, as the GraphQL multipart request specification says.
 * @param uploadables files by their places below the variables, as `input.images.0`, where the variables have null
 */
export function uploadBody(
  params: RequestParameters,
  variables: Variables,
  uploadables: UploadableMap,
): FormData {
  const files = Object.entries(uploadables);
  const form = new FormData();
  form.append('operations', JSON.stringify({ documentId: params.id, operationName: params.name, variables }));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(files.map(([path], at) => [at, [`variables.${path}`]]))),
  );
  for (const [at, [, file]] of files.entries()) form.append(String(at), file);
  return form;
}
