export * from './account-tables.ts';
export * from './purchase-tables.ts';
export * from './tables.ts';
