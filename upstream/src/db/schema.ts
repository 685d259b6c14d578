export * from './account-tables.ts';
export * from './tables.ts';
