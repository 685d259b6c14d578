import { open } from 'node:fs/promises';

/** Whether a file's last byte ends a line. */
export async function endsWithNewline(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer } = await handle.read({ buffer: Buffer.alloc(1), position: size - 1 });
    return buffer[0] === 0x0a;
  } finally {
    await handle.close();
  }
}
