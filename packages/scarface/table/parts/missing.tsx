// What the Plan lacks for this place: "+2" and its sign.
import type { JSX } from 'preact';
import { Icon, type IconName } from '../icons/index.ts';

export const Missing = ({ icon, by }: { readonly icon: IconName; readonly by: number }): JSX.Element => (
  <span class="missing">
    +{by}
    <Icon name={icon} />
  </span>
);
