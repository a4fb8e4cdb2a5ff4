/** What people and places are called, among them long names that a page has to bear, and the money. */
export const names: ReadonlySet<string> = new Set(
  `Bąk Brzęczyszczykiewicz Ćwik Dąbrowski Dziewięćdziesięciosześciolatkowska Fijołek Gdańsk Gołąb Jędrzejewski
  Konstantynopolitańczykowianeczka Konstantynopolitańczykowianeczkówna Kozłowska Krzyżanowska Krzyżanowski Łagodziec Łoś
  Łucja Łukasz Łukaszewicz Michał Osiński Ożóg Paweł Sławomir Stanisław Staś Śliwa Świątek Wawrzyńczysława Wiśniewska
  Wróbel Żak Żaneta Żuk zł`.split(/\s+/),
);
