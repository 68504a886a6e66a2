"""Draws the panoramas that metal and stones mirror, as equirectangular Radiance files. Needs numpy only.

Directions are in degrees: azimuth anticlockwise from +x (the camera stands at -90), elevation from the ground.
"""
import os

import numpy as np

WIDTH, HEIGHT = 2048, 1024
WARM = np.array([1, 0.94, 0.86])
COOL = np.array([0.88, 0.94, 1.0])
NEUTRAL = np.array([1, 0.985, 0.965])

_azimuth = (0.5 - (np.arange(WIDTH) + 0.5) / WIDTH) * 2 * np.pi
_elevation = (0.5 - (np.arange(HEIGHT) + 0.5) / HEIGHT) * np.pi
_A, _E = np.meshgrid(_azimuth, _elevation)
DIRECTIONS = np.stack([np.cos(_E) * np.cos(_A), np.cos(_E) * np.sin(_A), np.sin(_E)], -1)
UPWARDS = np.clip(DIRECTIONS[..., 2:3], 0, 1)


def _axes(azimuth, elevation):
    a, e = np.radians(azimuth), np.radians(elevation)
    forward = np.array([np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)])
    right = np.array([-np.sin(a), np.cos(a), 0.0])
    up = np.cross(forward, right)
    return forward, right, -up if up[2] < 0 else up


def _across(azimuth, elevation):
    """Angles of every pixel from a direction: sideways, upwards, and whether it lies on that half."""
    forward, right, up = _axes(azimuth, elevation)
    depth = DIRECTIONS @ forward
    x = np.degrees(np.arctan2(DIRECTIONS @ right, depth))
    y = np.degrees(np.arctan2(DIRECTIONS @ up, depth))
    return x, y, depth > 0


def panel(azimuth, elevation, width, height, soft=2.0, fall=0.0, fall_up=0.0):
    """A light or a card, 0 to 1, with edges `soft` degrees wide.

    fall, fall_up: how much darker its right (top) edge is than its left (bottom) one, 0 to 1; below 0 the
    other way. A panel that falls off draws a gradient on polished metal instead of a flat white patch.
    """
    x, y, front = _across(azimuth, elevation)
    soft_x = np.clip((width / 2 - np.abs(x)) / soft + 0.5, 0, 1)
    soft_y = np.clip((height / 2 - np.abs(y)) / soft + 0.5, 0, 1)
    mask = soft_x * soft_y * front
    mask = mask * mask * (3 - 2 * mask)
    for amount, place in ((fall, x / width), (fall_up, y / height)):
        if amount:
            mask = mask * (1 - abs(amount) * np.clip(np.sign(amount) * place + 0.5, 0, 1))
    return mask[..., None]


def pin(azimuth, elevation, radius, soft=0.35):
    forward, _, _ = _axes(azimuth, elevation)
    angle = np.degrees(np.arccos(np.clip(DIRECTIONS @ forward, -1, 1)))
    return np.clip((radius - angle) / soft + 0.5, 0, 1)[..., None]


def pins(number, seed, strength, radius=(0.7, 1.6), colour=NEUTRAL, lowest=12, highest=80):
    """Small lights all round, for the sparkle of stones."""
    random = np.random.RandomState(seed)
    light = 0
    for _ in range(number):
        azimuth = random.uniform(-180, 180)
        low, high = np.sin(np.radians(lowest)), np.sin(np.radians(highest))
        elevation = np.degrees(np.arcsin(random.uniform(low, high)))
        size = random.uniform(*radius)
        light = light + pin(azimuth, elevation, size) * strength * random.uniform(0.5, 1.5) * colour
    return light


def studio(fill=0.0, sparkle=34):
    """The catalogue's light: large panels that fall off, and dark cards between them.

    fill: warm light from everywhere. Yellow and rose gold take some, or their dark sides look brown.
    sparkle: number of small lights. Pearls take none, on whose sheen they are nothing but grain.

    The back and the horizon are dark, so that the edges of white metal, which mirror them at a grazing
    angle, draw a line against the ivory ground.
    """
    light = (0.035 + 0.10 * UPWARDS) * NEUTRAL + fill * WARM**2 * np.ones_like(DIRECTIONS)
    light += panel(-168, 34, 62, 74, 7, fall=0.75) * 2.3 * COOL
    light += panel(-6, 40, 44, 60, 6, fall=-0.55) * 2.0 * WARM
    light += panel(90, 66, 96, 34, 8, fall_up=-0.5) * 1.5 * NEUTRAL
    light += panel(-96, 64, 46, 20, 4) * 1.9 * NEUTRAL
    light += panel(-128, 26, 9, 44, 2) * 2.6 * NEUTRAL
    light += panel(-52, 24, 7, 40, 2) * 2.2 * NEUTRAL
    light += panel(60, 20, 10, 34, 3) * 1.1 * COOL
    light += panel(90, 28, 130, 28, 14) * 0.40 * NEUTRAL  # what the top of a standing band mirrors
    for card in [(-150, 50, 7, 70), (14, 46, 6, 60), (-110, 78, 10, 10), (-70, 52, 9, 26), (-178, 30, 4, 60)]:
        light *= 1 - 0.9 * panel(*card, soft=2)
    return light + pins(sparkle, 3, 22)


def mood(key, rim, fill, seed, base=0.03):
    """The dark studio: strips and pins."""
    light = base * (1 + UPWARDS) * rim * np.ones_like(DIRECTIONS)
    light += panel(-172, 36, 56, 60, 14) * 0.9 * rim + panel(-12, 42, 60, 60, 14) * 1.1 * key
    light += panel(-92, 58, 60, 26, 10) * 0.8 * fill
    light += panel(-8, 38, 16, 60, 2) * 7 * key
    light += panel(-165, 34, 11, 62, 2) * 6 * rim
    light += panel(90, 62, 60, 18, 4) * 3.2 * fill
    light += panel(-70, 58, 26, 10, 2) * 4.5 * key
    light += panel(-112, 20, 4, 36, 1) * 3.5 * rim
    light += panel(40, 24, 8, 40, 2) * 3 * key
    return light + pins(70, seed, 48, (0.6, 1.5), key) + pins(25, seed + 9, 40, (0.6, 1.4), rim)


def warm():
    """For slim and round gold, all of which mirrors the viewer's side somewhere: that side is lit too, and warm."""
    light = studio(0.10)
    light += panel(-90, 34, 150, 64, 30, fall_up=-0.4) * 0.75 * WARM**2
    for card in [(-118, 30, 5, 70), (-66, 34, 6, 70), (-96, 66, 60, 5)]:
        light *= 1 - 0.8 * panel(*card, soft=3)
    return light


def above(fill=0.03, sparkle=34):
    """For what is seen from over it: the top, which flat metal mirrors there, is lit from one side to the other."""
    light = studio(fill, sparkle)
    light += panel(-90, 80, 90, 60, 30, fall=0.8) * 0.42 * NEUTRAL
    return light


PANORAMAS = {
    'studio': studio,
    'gold': lambda: studio(0.2),
    'warm': warm,
    'above': above,
    'above-gold': lambda: above(0.15),
    'pearl': lambda: studio(0.3, 0),
    'above-pearl': lambda: above(0.2, 0),
    'mood': lambda: mood(WARM, COOL, NEUTRAL, 5),
    'ocean': lambda: mood(np.array([0.95, 0.98, 1]), np.array([0.50, 0.70, 1]), np.array([0.75, 0.88, 1]), 6),
    'sunset': lambda: mood(
        np.array([1, 0.88, 0.72]), np.array([1, 0.62, 0.40]), np.array([1, 0.78, 0.60]), 7
    ),
    'bridal': lambda: mood(NEUTRAL, np.array([0.93, 0.95, 1]), WARM, 8, base=0.05),
}


def write(path, light):
    """Radiance RGBE, uncompressed."""
    light = np.maximum(light, 0).astype(np.float64)
    most = light.max(-1)
    lit = most > 1e-30
    fraction, exponents = np.frexp(most[lit])
    scale, exponent = np.zeros_like(most), np.zeros(most.shape, int)
    scale[lit], exponent[lit] = fraction * 256.0 / most[lit], exponents
    pixels = np.zeros(light.shape[:2] + (4,), np.uint8)
    pixels[..., :3] = np.clip(light * scale[..., None], 0, 255).astype(np.uint8)
    pixels[..., 3] = np.where(lit, exponent + 128, 0)
    with open(path, 'wb') as file:
        file.write(b'#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y %d +X %d\n' % (HEIGHT, WIDTH))
        file.write(pixels.tobytes())


def draw_missing(folder):
    """Writes the panoramas that `folder` has not, or has from before this file was last changed."""
    os.makedirs(folder, exist_ok=True)
    for name, make in PANORAMAS.items():
        path = os.path.join(folder, name + '.hdr')
        if not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(__file__):
            write(path, make())
