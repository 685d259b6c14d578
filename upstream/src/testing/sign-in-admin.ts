import type { Database } from '../db/database.ts';
import { signInAs } from './sign-in-as.ts';
import type { TestApp } from './test-app.ts';

export const signInAdmin = (db: Database, app: TestApp, email = 'szef@tipgraph.example') =>
  signInAs(db, app, 'admin', email);
