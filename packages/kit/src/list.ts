/** The item at an index that must exist. A missing one is a fault of the caller, so it throws. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined && !(index in list))
    throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
  return item as T;
}
