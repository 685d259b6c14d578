const password = 'tipgraph-demo';

const accounts = [
  ['standard', 'plan standard'],
  ['standardplus', 'plan standard+'],
  ['pro', 'plan pro'],
  ['premium', 'plan premium'],
  ['vip', 'plan vip'],
  ['mevip', 'plan me_vip'],
  ['nodiscord', 'plan vip, no Discord name yet'],
  ['expired', 'subscription over'],
  ['typer', 'creates tips'],
  ['admin', 'runs the service'],
];

/** The demo accounts as lines of a table. */
export function demoAccountLines(): string[] {
  const rows = accounts.map(([name, note]) => `  ${`${name}@tipgraph.example`.padEnd(32)}${note}`);
  return [`Demo accounts, password ${password}:`, ...rows];
}
