// From a line of what happened to the rule that made it happen.
import './rule-link.css';

export const RuleLink = ({ rule }: { readonly rule: string }) => (
  <>
    {' '}
    <a class="by-rule" href={`/rules#${rule}`}>
      {rule}
    </a>
  </>
);
