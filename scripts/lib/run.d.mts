interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

export function run(program: string, args: readonly string[]): Promise<Outcome>;
