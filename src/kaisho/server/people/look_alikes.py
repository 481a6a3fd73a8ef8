"""Scripts in everyday use, and which of their letters look like Latin ones, from Unicode's data (``tools/look_alikes.py``)."""

SCRIPTS = """
Arabic: 610-63f 641-64a 656-66f 671-6ff 750-77f 870-8ff fb50-fdfb fe70-fefc 1ee00-1eebb
Armenian: 531-588 fb13-fb17
Bengali: 980-9fe
Bopomofo: 3105-312f 31a0-31bf
Common: 30-39 b5 2b9-2d1 2ec-2ee 374 640 1ce1 1ce9-1cec 1cee-1cf3 1cf5-1cf7 1cfa 2102-2124 2128 212c-2131 2133-2149
    2e2f 3006 3031-3035 303c 30fc a717-a71f a788 a9cf ff10-ff19 ff70 ff9e-ff9f 1d165-1d166 1d16d-1d172 1d400-1d7ff
    1fbf0-1fbf9
Cyrillic: 400-484 487-52f 1c80-1c88 1d2b 1d78 2de0-2dff a640-a69f fe2e-fe2f
Devanagari: 900-950 955-97f a8e0-a8ff
Ethiopic: 1200-138f 2d80-2dde ab01-ab2e 1e7e0-1e7fe
Georgian: 10a0-10ff 1c90-1cbf 2d00-2d2d
Greek: 370-373 376-3e1 3f0-3ff 1d26-1d2a 1d5d-1d61 1d66-1d6a 1dbf 1f00-1ffc 2126 ab65 1d242-1d244
Gujarati: a81-aff
Gurmukhi: a01-a75
Han: 3005 303b 3400-9fff f900-fad9 16fe3 16ff0-16ff1 20000-3134a
Hangul: 1100-11ff 302e-302f 3131-318e a960-a97c ac00-d7fb ffa0-ffdc
Hebrew: 591-5f2 fb1d-fb4f
Hiragana: 3041-3096 309d-309f 1b001-1b11f 1b150-1b152
Inherited: 300-36f 485-486 64b-655 670 951-954 1ab0-1ace 1cd0-1ce0 1ce2-1ce8 1ced 1cf4 1cf8-1cf9 1dc0-1dff 20d0-20f0
    302a-302d 3099-309a fe00-fe2d 101fd 102e0 1133b 1cf00-1cf46 1d167-1d169 1d17b-1d1ad e0100-e01ef
Kannada: c80-cf2
Katakana: 30a1-30fa 30fd-30ff 31f0-31ff ff66-ff6f ff71-ff9d 1aff0-1b000 1b120-1b122 1b164-1b167
Khmer: 1780-17e9
Lao: e81-edf
Latin: 41-aa ba-2b8 2e0-2e4 1d00-1d25 1d2c-1d5c 1d62-1d65 1d6b-1d77 1d79-1dbe 1e00-1eff 2071-209c 212a-212b 2132
    214e-2184 2c60-2c7f a722-a787 a78b-a7ff ab30-ab64 ab66-ab69 fb00-fb06 ff21-ff5a 10780-107ba 1df00-1df1e
Malayalam: d00-d7f
Myanmar: 1000-109d a9e0-a9fe aa60-aa7f
Oriya: b01-b71
Sinhala: d81-df3
Tamil: b82-bef
Telugu: c00-c6f
Thaana: 780-7b1
Thai: e01-e59
Tibetan: f00-fc6
"""
"""By script the letters, marks and digits that belong to it, as ranges of code points."""

LIKE_LATIN = """
2 1a8 a645 a75b
3 21d 25c 292 437 4e1 a76b
5 1bd
6 431
8 223
9 a76f
a 251 3b1 430 ff41
b 185 3b2 432 44c a7b5 ff42
c 3f2 441 1d04 ff43
d 501
e 3b5 435 4bd ab32 ff45
f 3dd 584 1e9d a799 ab35
g 18d 261 50d 581 1d83 ff47
h 3b7 43d 4bb 570 ff48
i 131 269 26a 37a 3b9 456 4cf a647 ff49
j 29d 3f3 458 ff4a
k 3ba 43a ff4b
l 1c0 269 3b9 456 4cf ff49 ff4c
m 3bc 3fb 43c ff4d
n 3bd 578 57c ff4e
o 3bf 3c3 43e 585 b20 d20 101d 10ff 12d0 1d0f 1d11 ab3d ff4f
p 3c1 440 ff50
q 51b 563 566
r 280 433 1d26 ab47 ab48
s 1bd 455 57f a731 ff53
t 3c4 442 ff54
u 28b 3c5 57d 1200 1d1c a79f ab4e ab52
v 3bd 475 1d20 ff56
w 26f 461 51d 561 1d21
x 3c7 445 ab53 ff58
y 263 28f 3b3 3c5 3d2 443 4af 10e7 1d8c 1eff ab5a ff59
z 3b6 1d22 ff5a
"""
"""A Latin letter or digit, and the small letters that are taken for it or whose capitals are."""
