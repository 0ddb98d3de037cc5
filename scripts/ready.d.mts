export const root: string;
export function ensureRuntime(): Promise<string>;
/** The path of the Node of this version; `why` it is fetched. */
export function ensureNode(version: string, why: string): Promise<string>;
export function ensureTool(name: string, version: string, size: string): Promise<string>;
export function ensureDependencies(folder?: string): Promise<void>;
