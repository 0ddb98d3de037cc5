export const root: string;
export function ensureRuntime(): Promise<string>;
export function ensureDependencies(folder?: string): Promise<void>;
