"""Surfaces. Colors are hexadecimal as in the product's palette."""
import bpy


def linear(color):
    """'#1f4b3a' as the linear red, green, blue that the renderer calculates with."""
    values = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in values]


def surface(color, roughness=.4, metallic=0., coat=0., specular=.5, transmission=0., index=1.45):
    """A plain surface: plastic, paper, rubber, metal or glass."""
    made = bpy.data.materials.new('surface')
    made.use_nodes = True
    inputs = made.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = (*linear(color), 1)
    for name, value in (('Roughness', roughness), ('Metallic', metallic), ('Clearcoat', coat), ('Specular', specular),
                        ('Transmission', transmission), ('IOR', index), ('Clearcoat Roughness', .12)):
        inputs[name].default_value = value
    return made


def _deep(color):
    """Plastic is darker than the tint that it shows in bright light: a tenth is the gloss over it."""
    return '#' + ''.join(f'{round(int(color[i:i + 2], 16) * .88):02x}' for i in (1, 3, 5))


def plastic(color):
    return surface(_deep(color), .34, coat=.12)


def matte(color):
    return surface(_deep(color), .55)


def metal(color='#c9ccc6', roughness=.28):
    return surface(color, roughness, metallic=1)


def glass(color):
    """Colored glass of a filled bottle: one solid body, which refracts as glass and liquid do together."""
    return surface(color, .04, transmission=1, index=1.42)


def film(strength=.16):
    """A thin clear plastic film: light passes straight through, more is reflected at the rim. It makes no noise."""
    made = bpy.data.materials.new('film')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    clear, shine = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeBsdfGlossy')
    clear.inputs['Color'].default_value = (.93, .95, .95, 1)
    shine.inputs['Roughness'].default_value = .08
    rim, mix = nodes.new('ShaderNodeLayerWeight'), nodes.new('ShaderNodeMixShader')
    rim.inputs['Blend'].default_value = strength
    links.new(rim.outputs['Fresnel'], mix.inputs['Fac'])
    links.new(clear.outputs['BSDF'], mix.inputs[1])
    links.new(shine.outputs['BSDF'], mix.inputs[2])
    links.new(mix.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return made


def printed(picture, roughness=.5):
    """Paper or cardboard with a printed picture: the mesh says where by its texture coordinates."""
    made = surface('#ffffff', roughness, specular=.35)
    nodes = made.node_tree.nodes
    texture = nodes.new('ShaderNodeTexImage')
    texture.image, texture.extension, texture.interpolation = bpy.data.images.load(picture), 'EXTEND', 'Cubic'
    made.node_tree.links.new(texture.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return made
