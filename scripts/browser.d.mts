import type { Browser } from '@playwright/test';

export function openBrowser(): Promise<Browser>;
