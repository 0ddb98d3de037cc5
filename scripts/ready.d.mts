export const root: string;
export function ensureRuntime(): Promise<string>;
export function ensureTool(name: string, version: string, size: string): Promise<string>;
export function ensureDependencies(folder?: string): Promise<void>;
