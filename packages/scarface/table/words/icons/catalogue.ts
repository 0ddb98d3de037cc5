// What each icon is called. A language that lacks a name for an icon does not compile.
import type { IconName } from '../../icons/names.ts';

export type IconWords = Readonly<Record<IconName, string>>;
