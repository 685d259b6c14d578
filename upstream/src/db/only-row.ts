/** The row that a statement wrote or read. @throws Error when there is none */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement returned no row');
  return row;
}
