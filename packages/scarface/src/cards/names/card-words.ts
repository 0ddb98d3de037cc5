// The only words written for a card by hand: what it is called, and one line of flavour. All else is made from what it does.

export interface CardWords {
  readonly name: string;
  readonly flavour: string;
}
