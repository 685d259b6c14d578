/** Rows of the catalogue that the gateway does not make yet. Who adds a row's drive takes it out of here. */
export const notYetDriven: readonly string[] = [
  'dropinfo.filter',
  'dropinfo.filterSports',
  'dropinfo.filterLeagues',
  'dropinfo.saveFilter',
  'dropinfo.editFilter',
  'dropinfo.moveUp',
  'dropinfo.moveDown',
  'file.list',
  'file.createPayments',
  'file.createXlsx',
  'file.destroy',
];
