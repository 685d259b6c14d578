export * from './account-tables.ts';
export * from './autofilter-tables.ts';
export * from './count-tables.ts';
export * from './match-tables.ts';
export * from './purchase-tables.ts';
export * from './push-tables.ts';
export * from './tables.ts';
export * from './user-tables.ts';
