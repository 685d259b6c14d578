/** A step of a stage: `COPY --from=build a b` has the name COPY, the flag `from` and the words `a` and `b`. */
export interface Step {
  readonly name: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly words: readonly string[];
}

export interface Stage {
  readonly name: string;
  /** The base image or stage. */
  readonly from: string;
  readonly steps: readonly Step[];
}

/** Reads the stages of a Dockerfile by name, in order. Supports no heredocs and no arguments. */
export function readDockerfile(text: string): ReadonlyMap<string, Stage> {
  const stages = new Map<string, Stage & { steps: Step[] }>();
  let current: Step[] = [];
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  for (const line of lines.filter((text) => text.trim() !== '')) {
    const step = readStep(line);
    if (step.name === 'FROM') {
      const [from = '', , name = from] = step.words;
      current = [];
      stages.set(name, { name, from, steps: current });
    } else current.push(step);
  }
  return stages;
}

function readStep(line: string): Step {
  const [name = '', ...rest] = line.trim().split(/\s+/);
  const flags = rest.filter((word) => word.startsWith('--'));
  const text = line.trim().slice(name.length).trim();
  const isList = text.startsWith('[');
  return {
    name: name.toUpperCase(),
    flags: name === 'RUN' ? {} : Object.fromEntries(flags.map((flag) => flag.slice(2).split('=', 2))),
    words: isList
      ? (JSON.parse(text) as string[])
      : rest.filter((word) => name === 'RUN' || !flags.includes(word)),
  };
}

/** The steps of a stage after those of its base stages. */
export function stepsOf(stages: ReadonlyMap<string, Stage>, name: string): readonly Step[] {
  const stage = stages.get(name);
  return stage === undefined ? [] : [...stepsOf(stages, stage.from), ...stage.steps];
}
