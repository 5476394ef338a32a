// Made by "npm run codegen". Do not edit.
export type TrendContentFragment = { readonly id: string, readonly title: string, readonly high: string, readonly low: string, readonly min: number, readonly max: number, readonly points: ReadonlyArray<{ readonly on: string, readonly value: number, readonly text: string }> };
