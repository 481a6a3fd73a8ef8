// What a placed stone sounds like.
export const soundOf = (): "stone" => "stone";
