/** Imported first by every script: ends the process with one line when Node is too old. */
const least = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < least[0] || (major === least[0] && minor < least[1])) {
  process.stderr.write(
    `Tipgraph needs Node ${least.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org/\n`,
  );
  process.exit(1);
}
